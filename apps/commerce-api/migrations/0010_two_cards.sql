ALTER TABLE "basket_card" DROP CONSTRAINT "basket_card_pkey";--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "cards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_card" ADD COLUMN "slot" text DEFAULT 'CardOne' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_card" ADD COLUMN "payment_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_card" ADD COLUMN "amount" integer;--> statement-breakpoint
ALTER TABLE "basket_card" ADD CONSTRAINT "basket_card_basket_id_slot_pk" PRIMARY KEY("basket_id","slot");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "second_payment_id" uuid;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "second_amount" integer DEFAULT 0 NOT NULL;
