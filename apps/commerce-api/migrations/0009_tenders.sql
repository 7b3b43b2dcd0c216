CREATE SCHEMA "stored_value";
--> statement-breakpoint
CREATE TABLE "basket_tender" (
	"id" uuid PRIMARY KEY NOT NULL,
	"basket_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"number" text NOT NULL,
	"balance" integer NOT NULL,
	"has_changed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "basket_tender_once" UNIQUE("basket_id","token")
);
--> statement-breakpoint
CREATE TABLE "stored_value"."account" (
	"token" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "account_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "stored_value"."hold" (
	"attempt_id" uuid NOT NULL,
	"token" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hold_attempt_id_token_pk" PRIMARY KEY("attempt_id","token")
);
--> statement-breakpoint
ALTER TABLE "placed_order" ALTER COLUMN "card_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ALTER COLUMN "card_last_four" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "is_tax_exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "tenders" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_tender" ADD CONSTRAINT "basket_tender_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE no action ON UPDATE no action;