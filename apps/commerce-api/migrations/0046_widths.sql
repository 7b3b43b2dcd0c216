ALTER TABLE "product_listing" ADD COLUMN "widths" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "widths" text[] DEFAULT '{}' NOT NULL;