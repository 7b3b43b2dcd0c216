CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_number" text NOT NULL,
	"brand" text NOT NULL,
	"site_culture" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email_address" text NOT NULL,
	"email_key" text NOT NULL,
	"order_number" text NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "contact_message_caseNumber_unique" UNIQUE("case_number"),
	CONSTRAINT "contact_message_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "news_sign_up" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news_sign_up" ADD COLUMN "token_hash" text;--> statement-breakpoint
UPDATE "news_sign_up" SET "confirmed_at" = "signed_up_at";--> statement-breakpoint
CREATE INDEX "contact_message_email" ON "contact_message" USING btree ("email_key");--> statement-breakpoint
ALTER TABLE "news_sign_up" ADD CONSTRAINT "news_sign_up_tokenHash_unique" UNIQUE("token_hash");