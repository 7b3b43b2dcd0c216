CREATE TABLE "stored_value"."issued_card" (
	"card_id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"pin" text NOT NULL,
	"amount" integer NOT NULL,
	"site_culture" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "issued_card_number_unique" UNIQUE("number"),
	CONSTRAINT "issued_card_amount" CHECK ("stored_value"."issued_card"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "gift_card" jsonb;