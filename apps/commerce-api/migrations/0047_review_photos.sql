CREATE TABLE "review_photo" (
	"key" text PRIMARY KEY NOT NULL,
	"shopper_key" text NOT NULL,
	"product_sku" integer NOT NULL,
	"review_id" integer,
	"place" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"large" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_photo_review" ON "review_photo" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_photo_shopper" ON "review_photo" USING btree ("shopper_key");