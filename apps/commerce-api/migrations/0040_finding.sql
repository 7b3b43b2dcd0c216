CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "product_listing" (
	"sku" integer NOT NULL,
	"site_culture" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"current_price" integer NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"colors" text[] NOT NULL,
	"materials" text[] NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "product_listing_sku_site_culture_pk" PRIMARY KEY("sku","site_culture")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"brand" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_word_brand_word_pk" PRIMARY KEY("brand","word")
);
--> statement-breakpoint
CREATE TABLE "ordered_together" (
	"brand" text NOT NULL,
	"site_culture" text NOT NULL,
	"month" date NOT NULL,
	"sku" integer NOT NULL,
	"other" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "ordered_together_brand_site_culture_month_sku_other_pk" PRIMARY KEY("brand","site_culture","month","sku","other")
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "materials" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "rating_average" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "shown" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "product_listing_category" ON "product_listing" USING btree ("brand","site_culture","category","position");--> statement-breakpoint
CREATE INDEX "product_listing_position" ON "product_listing" USING btree ("brand","site_culture","position");--> statement-breakpoint
CREATE INDEX "product_listing_price" ON "product_listing" USING btree ("brand","site_culture","current_price","position");--> statement-breakpoint
CREATE INDEX "product_listing_search" ON "product_listing" USING gin ("search");--> statement-breakpoint
CREATE INDEX "search_word_similar" ON "search_word" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "placed_order_uncounted" ON "placed_order" USING btree ("id") WHERE not "placed_order"."is_counted";
--> statement-breakpoint
-- Listings filter and sort by the cheapest offer of a product and by whether anything is left of it.
CREATE FUNCTION "list_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "product_listing" SET
		"current_price" = "least"."price", "is_on_sale" = "least"."is_on_sale", "is_in_stock" = "least"."is_left"
	FROM (
		SELECT min("current_price" + "least_surcharge") AS "price", bool_or("supplied" > "sold") AS "is_left",
			(array_agg("regular_price" > "current_price" ORDER BY "current_price" + "least_surcharge", "sku"))[1] AS "is_on_sale"
		FROM "offer" WHERE "product_sku" = NEW."product_sku" AND "site_culture" = NEW."site_culture"
	) AS "least"
	WHERE "product_listing"."sku" = NEW."product_sku" AND "product_listing"."site_culture" = NEW."site_culture";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "offer_listed" AFTER UPDATE ON "offer" FOR EACH ROW
WHEN ((OLD."current_price", OLD."regular_price", OLD."least_surcharge", OLD."supplied" > OLD."sold")
	IS DISTINCT FROM (NEW."current_price", NEW."regular_price", NEW."least_surcharge", NEW."supplied" > NEW."sold"))
EXECUTE FUNCTION "list_offer"();
