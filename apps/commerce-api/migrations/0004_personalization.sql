CREATE TABLE "personalization_design" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shopper_key" text NOT NULL,
	"brand" text NOT NULL,
	"site_culture" text NOT NULL,
	"product_sku" integer NOT NULL,
	"design_key" text NOT NULL,
	"design" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personalization_drawing" (
	"key" text PRIMARY KEY NOT NULL,
	"design_key" text NOT NULL,
	"design" jsonb NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personalization_drawing_designKey_unique" UNIQUE("design_key")
);
--> statement-breakpoint
DROP INDEX "basket_line_item";--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "design_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "design" jsonb;--> statement-breakpoint
CREATE INDEX "personalization_design_shopper" ON "personalization_design" USING btree ("shopper_key");--> statement-breakpoint
CREATE INDEX "personalization_drawing_age" ON "personalization_drawing" USING btree ("is_kept","drawn_at");--> statement-breakpoint
CREATE UNIQUE INDEX "basket_line_item" ON "basket_line" USING btree ("basket_id","is_saved","sku","option_choice_parameter","personalization_text","installation_type","design_key");