CREATE SCHEMA "braintree";
--> statement-breakpoint
CREATE TABLE "braintree"."operation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"transaction_id" text,
	"captured_by" uuid,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "braintree"."payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" text,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"decline_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_provider"."wallet_payment" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"status" text NOT NULL,
	"nonce" text,
	"token" text,
	"outcome" text NOT NULL,
	"account" text NOT NULL,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_payment_nonce_unique" UNIQUE("nonce"),
	CONSTRAINT "wallet_payment_token_unique" UNIQUE("token"),
	CONSTRAINT "wallet_payment_amount" CHECK ("payment_provider"."wallet_payment"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "wallet_approval" (
	"id" text PRIMARY KEY NOT NULL,
	"basket_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"review_fingerprint" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "basket_card" ALTER COLUMN "type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "wallet" jsonb;--> statement-breakpoint
ALTER TABLE "basket_card" ADD COLUMN "wallet" text;--> statement-breakpoint
ALTER TABLE "basket_card" ADD COLUMN "account" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "braintree"."operation" ADD CONSTRAINT "operation_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "braintree"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_approval" ADD CONSTRAINT "wallet_approval_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "braintree_operation_payment" ON "braintree"."operation" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "braintree_operation_transaction" ON "braintree"."operation" USING btree ("transaction_id");--> statement-breakpoint
ALTER TABLE "basket_card" ADD CONSTRAINT "basket_card_wallet" CHECK (("basket_card"."type" is null) <> ("basket_card"."wallet" is null));