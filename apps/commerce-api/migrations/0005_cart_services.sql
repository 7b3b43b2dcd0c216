ALTER TABLE "basket_line" ADD COLUMN "pickup_store_id" integer;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "promo_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "donation" jsonb;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "pickup_store_id" integer;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "promo_code" text DEFAULT '' NOT NULL;