CREATE TABLE "quote_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_number" text NOT NULL,
	"brand" text NOT NULL,
	"site_culture" text NOT NULL,
	"sku" integer NOT NULL,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"email_address" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "quote_request_quoteNumber_unique" UNIQUE("quote_number"),
	CONSTRAINT "quote_request_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE INDEX "quote_request_email" ON "quote_request" USING btree ("email_address");