// Generated from index.ts by node tooling/build/noun-entries.ts.
export { SharedPictureProvider, type SharedPictureProps } from '../shared-picture.tsx';
