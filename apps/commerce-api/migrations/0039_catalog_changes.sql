-- Tells processes that hold pages what changed: the product of an offer, or nothing for anything else of the catalog.
CREATE FUNCTION "offer_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalog', NEW."product_sku"::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "catalog_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('catalog', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "offer_price_changed" AFTER UPDATE ON "offer" FOR EACH ROW
WHEN ((OLD."current_price", OLD."regular_price", OLD."least_surcharge", OLD."has_dearer_choice")
	IS DISTINCT FROM (NEW."current_price", NEW."regular_price", NEW."least_surcharge", NEW."has_dearer_choice"))
EXECUTE FUNCTION "offer_changed"();
--> statement-breakpoint
-- Pages show stock only when little is left. Most sales notify nobody: commits that notify wait for each other.
CREATE TRIGGER "offer_stock_changed" AFTER UPDATE OF "supplied", "sold" ON "offer" FOR EACH ROW
WHEN (least(OLD."supplied" - OLD."sold", 20) <> least(NEW."supplied" - NEW."sold", 20))
EXECUTE FUNCTION "offer_changed"();
--> statement-breakpoint
CREATE TRIGGER "offers_changed" AFTER INSERT OR DELETE OR TRUNCATE ON "offer" EXECUTE FUNCTION "catalog_changed"();
--> statement-breakpoint
CREATE TRIGGER "products_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "product" EXECUTE FUNCTION "catalog_changed"();
--> statement-breakpoint
CREATE TRIGGER "pictures_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "configured_picture" EXECUTE FUNCTION "catalog_changed"();
--> statement-breakpoint
CREATE TRIGGER "categories_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "category" EXECUTE FUNCTION "catalog_changed"();
--> statement-breakpoint
CREATE TRIGGER "homes_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "home" EXECUTE FUNCTION "catalog_changed"();
--> statement-breakpoint
CREATE TRIGGER "fabrics_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "fabric" EXECUTE FUNCTION "catalog_changed"();
