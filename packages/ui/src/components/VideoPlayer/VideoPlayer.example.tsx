import { VideoPlayer } from '@settee/ui/VideoPlayer';

export function VideoPlayerExample() {
  return (
    <VideoPlayer
      label="How the sleeper opens"
      src="/sleeper.mp4"
      poster={<img src="/sleeper.webp" alt="" width={1280} height={720} />}
      captions={<track kind="captions" src="/sleeper.vtt" srcLang="en" label="English" />}
      ratio="16 / 9"
    />
  );
}
