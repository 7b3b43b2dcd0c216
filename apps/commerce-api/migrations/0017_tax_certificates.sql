ALTER TABLE "account" ADD COLUMN "tax_certificate_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "tax_certificate_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "tax_certificate_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "is_tax_exempt";