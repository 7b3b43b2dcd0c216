CREATE SCHEMA "payment_provider";
--> statement-breakpoint
CREATE TABLE "session" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"summary" jsonb NOT NULL,
	CONSTRAINT "category_brand_code_pk" PRIMARY KEY("brand","code")
);
--> statement-breakpoint
CREATE TABLE "configured_picture" (
	"product_sku" integer NOT NULL,
	"choices" text NOT NULL,
	"picture" jsonb NOT NULL,
	CONSTRAINT "configured_picture_product_sku_choices_pk" PRIMARY KEY("product_sku","choices")
);
--> statement-breakpoint
CREATE TABLE "home" (
	"brand" text PRIMARY KEY NOT NULL,
	"hero" jsonb NOT NULL,
	"story" jsonb NOT NULL,
	"categories_title" text NOT NULL,
	"featured_title" text NOT NULL,
	"featured_skus" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"sku" integer NOT NULL,
	"site_culture" text NOT NULL,
	"product_sku" integer NOT NULL,
	"size_choice" integer,
	"current_price" integer NOT NULL,
	"regular_price" integer NOT NULL,
	"least_surcharge" integer NOT NULL,
	"has_dearer_choice" boolean NOT NULL,
	"supplied" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "offer_sku_site_culture_pk" PRIMARY KEY("sku","site_culture")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"sku" integer PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"is_new" boolean NOT NULL,
	"picture" jsonb NOT NULL,
	"hover_picture" jsonb,
	"swatches" jsonb NOT NULL,
	"search_name" text NOT NULL,
	"search_text" text NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"basket_id" uuid NOT NULL,
	"sku" integer NOT NULL,
	"product_sku" integer NOT NULL,
	"option_choice_parameter" text NOT NULL,
	"quantity" integer NOT NULL,
	"ship_method" text NOT NULL,
	"is_saved" boolean NOT NULL,
	"price_when_added" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_key" text NOT NULL,
	"brand" text NOT NULL,
	"site_culture" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"recipient_id" uuid NOT NULL,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"is_gift" boolean DEFAULT false NOT NULL,
	"gift_message" text DEFAULT '' NOT NULL,
	"bops_options" jsonb NOT NULL,
	"shipment_choices" jsonb NOT NULL,
	"is_gift_options_saved" boolean DEFAULT false NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"reviewed" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sku" integer NOT NULL,
	"option_choice_parameter" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "order_line_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "placed_order" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"basket_id" uuid NOT NULL,
	"session_key" text NOT NULL,
	"brand" text NOT NULL,
	"site_culture" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"summary" jsonb NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"gift_message" text NOT NULL,
	"delivery_message" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"card_type" text NOT NULL,
	"card_last_four" text NOT NULL,
	CONSTRAINT "placed_order_orderNumber_unique" UNIQUE("order_number"),
	CONSTRAINT "placed_order_basketId_unique" UNIQUE("basket_id")
);
--> statement-breakpoint
CREATE TABLE "basket_card" (
	"basket_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"token" text,
	"type" text NOT NULL,
	"last_four" text NOT NULL,
	"bin_range" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"has_session_error" boolean DEFAULT false NOT NULL,
	"is_reissued" boolean DEFAULT false NOT NULL,
	"decline_message" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"basket_id" uuid NOT NULL,
	"order_id" uuid,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_window" (
	"subject" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_window_subject_starts_at_pk" PRIMARY KEY("subject","starts_at")
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_provider"."card_token" (
	"token" text PRIMARY KEY NOT NULL,
	"seal_hash" text NOT NULL,
	"type" text NOT NULL,
	"last_four" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_token_sealHash_unique" UNIQUE("seal_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_provider"."payment" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"token" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_provider"."sealing_key" (
	"id" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_card" ADD CONSTRAINT "basket_card_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "offer_product" ON "offer" USING btree ("product_sku","site_culture");--> statement-breakpoint
CREATE INDEX "product_category" ON "product" USING btree ("brand","category","position");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_line_item" ON "basket_line" USING btree ("basket_id","is_saved","sku","option_choice_parameter");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_open" ON "basket" USING btree ("session_key","brand","site_culture") WHERE "basket"."status" = 'open';--> statement-breakpoint
CREATE INDEX "basket_session" ON "basket" USING btree ("session_key");--> statement-breakpoint
CREATE INDEX "placed_order_session" ON "placed_order" USING btree ("session_key","brand","site_culture","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_started" ON "payment_attempt" USING btree ("basket_id") WHERE "payment_attempt"."status" = 'started';--> statement-breakpoint
CREATE INDEX "payment_attempt_open" ON "payment_attempt" USING btree ("status","started_at") WHERE "payment_attempt"."status" in ('started', 'abandoned', 'ordered');--> statement-breakpoint
CREATE INDEX "payment_status" ON "payment_provider"."payment" USING btree ("status");