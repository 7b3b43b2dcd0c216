ALTER TABLE "basket" ADD COLUMN "tax_quote" jsonb;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "tax_quote" jsonb;
