CREATE TABLE "review_report" (
	"review_id" integer NOT NULL,
	"shopper_key" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_report_review_id_shopper_key_pk" PRIMARY KEY("review_id","shopper_key")
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL,
	"shopper_key" text NOT NULL,
	CONSTRAINT "review_vote_review_id_shopper_key_pk" PRIMARY KEY("review_id","shopper_key")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_sku" integer NOT NULL,
	"stars" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"nickname" text NOT NULL,
	"location" text NOT NULL,
	"written_on" date NOT NULL,
	"is_verified_buyer" boolean NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"shopper_key" text,
	"order_id" uuid,
	"catalog_id" text,
	CONSTRAINT "review_catalogId_unique" UNIQUE("catalog_id"),
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "review_report" ADD CONSTRAINT "review_report_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_product" ON "review" USING btree ("product_sku","status");--> statement-breakpoint
CREATE UNIQUE INDEX "review_shopper" ON "review" USING btree ("product_sku","shopper_key");--> statement-breakpoint
CREATE UNIQUE INDEX "review_order" ON "review" USING btree ("product_sku","order_id");