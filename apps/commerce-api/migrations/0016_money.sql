CREATE TABLE "promo_use" (
	"shopper_key" text NOT NULL,
	"promo_code" text NOT NULL,
	"use_number" integer NOT NULL,
	"order_id" uuid NOT NULL,
	CONSTRAINT "promo_use_shopper_key_promo_code_use_number_pk" PRIMARY KEY("shopper_key","promo_code","use_number"),
	CONSTRAINT "promo_use_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "promo_use_number" CHECK ("promo_use"."use_number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "review_fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" DROP COLUMN "reviewed";--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_current_price" CHECK ("offer"."current_price" >= 0);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_regular_price" CHECK ("offer"."regular_price" >= 0);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_supplied" CHECK ("offer"."supplied" >= 0);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_sold" CHECK ("offer"."sold" >= 0);--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_quantity" CHECK ("basket_line"."quantity" >= 1);--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_price_when_added" CHECK ("basket_line"."price_when_added" >= 0);--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_seen_available" CHECK ("basket_line"."seen_available" >= 0);--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_status" CHECK ("basket"."status" in ('open', 'ordered', 'merged'));--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_step" CHECK ("basket"."step" between 1 and 4);--> statement-breakpoint
ALTER TABLE "favorites_item" ADD CONSTRAINT "favorites_item_quantity" CHECK ("favorites_item"."quantity" >= 1);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" >= 1);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_unit_price" CHECK ("order_line"."unit_price" >= 0);--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_total" CHECK ("placed_order"."total" >= 0);--> statement-breakpoint
ALTER TABLE "basket_card" ADD CONSTRAINT "basket_card_amount" CHECK ("basket_card"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_amount" CHECK ("payment_attempt"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_second_amount" CHECK ("payment_attempt"."second_amount" >= 0);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_held" CHECK ("payment_attempt"."held" >= 0);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_status" CHECK ("payment_attempt"."status" in ('started', 'declined', 'abandoned', 'voided', 'ordered', 'captured'));--> statement-breakpoint
ALTER TABLE "gift_registry_item" ADD CONSTRAINT "gift_registry_item_wants" CHECK ("gift_registry_item"."wants" >= 1);--> statement-breakpoint
ALTER TABLE "gift_registry_item" ADD CONSTRAINT "gift_registry_item_has" CHECK ("gift_registry_item"."has" >= 0);--> statement-breakpoint
ALTER TABLE "basket_tender" ADD CONSTRAINT "basket_tender_balance" CHECK ("basket_tender"."balance" >= 0);--> statement-breakpoint
ALTER TABLE "rate_window" ADD CONSTRAINT "rate_window_count" CHECK ("rate_window"."count" >= 1);--> statement-breakpoint
ALTER TABLE "payment_provider"."payment" ADD CONSTRAINT "payment_amount" CHECK ("payment_provider"."payment"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "stored_value"."account" ADD CONSTRAINT "account_spent" CHECK ("stored_value"."account"."spent" >= 0);--> statement-breakpoint
ALTER TABLE "stored_value"."hold" ADD CONSTRAINT "hold_amount" CHECK ("stored_value"."hold"."amount" >= 0);--> statement-breakpoint
INSERT INTO "promo_use" ("shopper_key", "promo_code", "use_number", "order_id")
	SELECT "shopper_key", "promo_code", row_number() OVER (PARTITION BY "shopper_key", "promo_code" ORDER BY "placed_at", "id"), "id"
	FROM "placed_order" WHERE "promo_code" <> '';
