ALTER TABLE "basket" ADD COLUMN "is_tym_shipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "is_tym_billing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "is_tym_shipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "is_tym_billing" boolean DEFAULT false NOT NULL;