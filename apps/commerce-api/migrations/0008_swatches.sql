CREATE TABLE "news_sign_up" (
	"email_key" text NOT NULL,
	"brand" text NOT NULL,
	"site_culture" text NOT NULL,
	"email_address" text NOT NULL,
	"signed_up_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_sign_up_email_key_brand_site_culture_pk" PRIMARY KEY("email_key","brand","site_culture")
);
--> statement-breakpoint
CREATE TABLE "swatch_order_item" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"choice_code" integer NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "swatch_order_item_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "swatch_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"account_id" uuid,
	"brand" text NOT NULL,
	"site_culture" text NOT NULL,
	"sku" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"address" jsonb NOT NULL,
	"email_key" text NOT NULL,
	"is_address_as_entered" boolean NOT NULL,
	"fingerprint" text,
	CONSTRAINT "swatch_order_orderNumber_unique" UNIQUE("order_number"),
	CONSTRAINT "swatch_order_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "swatch_order_item" ADD CONSTRAINT "swatch_order_item_order_id_swatch_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."swatch_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swatch_order" ADD CONSTRAINT "swatch_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "swatch_order_placed" ON "swatch_order" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "swatch_order_email" ON "swatch_order" USING btree ("email_key");