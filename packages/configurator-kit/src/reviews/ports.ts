import type { NewReview, ReportReason, Result, ReviewPermission, SentPhoto, WrittenReview } from '@settee/domain';

/** Ports of the reviews of a product. */
export interface ReviewPorts {
  /** Whether the shopper may write a review. */
  loadPermission(): Promise<Result<ReviewPermission, unknown>>;
  /** Sends a photograph as base64 for the review that is written next. */
  addPhoto(photo: string): Promise<Result<SentPhoto, unknown>>;
  write(review: Omit<NewReview, 'sku'>): Promise<Result<WrittenReview, unknown>>;
  /** Returns the new count. */
  markHelpful(id: number): Promise<Result<number, unknown>>;
  report(id: number, reason: ReportReason, comment: string): Promise<Result<unknown, unknown>>;
  log(message: string, problem: unknown): void;
}
