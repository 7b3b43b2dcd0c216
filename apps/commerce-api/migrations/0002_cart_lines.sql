CREATE TABLE "shared_cart" (
	"share_hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"site_culture" text NOT NULL,
	"lines" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "basket_line_item";--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "seen_available" integer;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "personalization_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "installation_type" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "shared_cart_expiry" ON "shared_cart" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_line_item" ON "basket_line" USING btree ("basket_id","is_saved","sku","option_choice_parameter","personalization_text","installation_type");