-- The statement trigger announced a change of everything each time the maintenance compared the ratings, which changes no row.
DROP TRIGGER "products_changed" ON "product";
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR DELETE OR TRUNCATE ON "product" EXECUTE FUNCTION "catalog_changed"();
--> statement-breakpoint
-- A new rating is shown only with its product; anything else, such as a category or a position, may be shown anywhere.
CREATE FUNCTION "product_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF to_jsonb(OLD) - '{content,version,rating_average,rating_count}'::text[] = to_jsonb(NEW) - '{content,version,rating_average,rating_count}'::text[]
		AND OLD."content" - 'rating' = NEW."content" - 'rating' THEN
		PERFORM pg_notify('catalog', NEW."sku"::text);
	ELSE
		PERFORM pg_notify('catalog', '');
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "product_changed" AFTER UPDATE ON "product" FOR EACH ROW
WHEN (OLD.* IS DISTINCT FROM NEW.*)
EXECUTE FUNCTION "product_changed"();
--> statement-breakpoint
-- Offers of a product that change at the same time: the second waits, and then reads what the first has written.
CREATE OR REPLACE FUNCTION "list_offer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM "product_listing" WHERE "sku" = NEW."product_sku" AND "site_culture" = NEW."site_culture" FOR UPDATE;
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
