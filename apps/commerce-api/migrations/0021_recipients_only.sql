ALTER TABLE "basket" DROP COLUMN "recipient_id";--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "shipping_address";--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "is_gift";--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "gift_message";--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "bops_options";--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "shipment_choices";--> statement-breakpoint
ALTER TABLE "placed_order" DROP COLUMN "shipping_address";--> statement-breakpoint
ALTER TABLE "placed_order" DROP COLUMN "is_gift";--> statement-breakpoint
ALTER TABLE "placed_order" DROP COLUMN "gift_message";--> statement-breakpoint
ALTER TABLE "placed_order" DROP COLUMN "delivery_message";