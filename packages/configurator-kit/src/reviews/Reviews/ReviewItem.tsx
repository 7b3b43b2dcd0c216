import type { Review, Site } from '@settee/domain';
import { Heading, Icon, Image, StarRating, TextButton, Thumbnail, useAnnounce } from '@settee/ui';
import { useState } from 'react';
import type { ReviewMessages } from '../messages.ts';
import type { ReviewPorts } from '../ports.ts';
import { getReviewPictures } from '../review-pictures.ts';
import * as css from './Reviews.css.ts';

export interface ReviewItemProps {
  review: Review;
  isReported: boolean;
  onReport: () => void;
  /** Called with the place of a photograph, from 0. */
  onPhoto: (index: number) => void;
  ports: Pick<ReviewPorts, 'markHelpful' | 'log'>;
  site: Pick<Site, 'locale'>;
  labels: ReviewMessages;
}

type Vote = { status: 'none' | 'sending' | 'failed' } | { status: 'counted'; count: number };

/** The shopper's vote that a review is helpful, counted once. */
function useVote({ review, ports, labels }: ReviewItemProps) {
  const [vote, setVote] = useState<Vote>({ status: 'none' });
  const announce = useAnnounce();
  const isCounted = vote.status === 'counted';
  const mark = async () => {
    if (isCounted || vote.status === 'sending') return;
    setVote({ status: 'sending' });
    const result = await ports.markHelpful(review.id);
    if (result.ok) {
      announce(labels.thanks);
      return setVote({ status: 'counted', count: result.value });
    }
    ports.log('Error marking a review as helpful:', result.error);
    setVote({ status: 'failed' });
  };
  const helpfulCount = vote.status === 'counted' ? vote.count : review.helpfulCount;
  return { isCounted, hasFailed: vote.status === 'failed', helpfulCount, mark };
}

/** By language: a new format takes longer than the rest of a review. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function getDayFormat(locale: string): Intl.DateTimeFormat {
  const format = dayFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  dayFormats.set(locale, format);
  return format;
}

/** One review. */
export function ReviewItem(props: ReviewItemProps) {
  const { review, site, labels } = props;
  const { title, text, reviewRating, UserNickname, location, isVerifiedBuyer } = review;
  return (
    <article>
      <div className={css.head}>
        <StarRating size="small" rating={reviewRating} messages={labels} />
        <time dateTime={review.date} className={css.date}>
          {getDayFormat(site.locale).format(new Date(review.date))}
        </time>
      </div>
      <Heading level={3} size="h3" className={css.headline}>
        {title}
      </Heading>
      <p className={css.text}>{text}</p>
      <Photos {...props} />
      <p className={css.author}>
        <span>{location === '' ? UserNickname : `${UserNickname}, ${location}`}</span>
        {isVerifiedBuyer && (
          <span className={css.verified}>
            <Icon name="check" size={16} />
            {labels.verified}
          </span>
        )}
      </p>
      <Actions {...props} />
    </article>
  );
}

function Photos({ review, onPhoto, labels }: ReviewItemProps) {
  if (review.photos.length === 0) return null;
  return (
    <ul className={css.photos}>
      {getReviewPictures(review, labels, 'small').map((picture, index) => (
        <li key={picture.webp.url}>
          <Thumbnail
            label={picture.alt}
            picture={<Image picture={picture} alt="" ratio={1} sizes="96px" />}
            onClick={() => onPhoto(index)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Marks the review as helpful, or reports it. */
function Actions(props: ReviewItemProps) {
  const { review, isReported, onReport, labels } = props;
  const { isCounted, hasFailed, helpfulCount, mark } = useVote(props);
  return (
    <div className={css.actions}>
      {/* A button that has done its work remains, because it has the focus. */}
      <TextButton
        aria-label={isCounted ? undefined : labels.markHelpful(review.title)}
        aria-disabled={isCounted}
        onClick={() => void mark()}
      >
        {isCounted ? labels.thanks : labels.helpful}
      </TextButton>
      {helpfulCount > 0 && <span>{labels.helpfulCount(helpfulCount)}</span>}
      <TextButton
        aria-label={isReported ? undefined : labels.reportOf(review.title)}
        aria-disabled={isReported}
        onClick={isReported ? undefined : onReport}
      >
        {isReported ? labels.reported : labels.report}
      </TextButton>
      {hasFailed && <span role="alert">{labels.voteFailed}</span>}
    </div>
  );
}
