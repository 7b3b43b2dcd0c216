ALTER TABLE "search_word" ADD COLUMN "language" text DEFAULT 'english' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_word" DROP CONSTRAINT "search_word_brand_word_pk";--> statement-breakpoint
ALTER TABLE "search_word" ADD CONSTRAINT "search_word_brand_word_language_pk" PRIMARY KEY("brand","word","language");--> statement-breakpoint
ALTER TABLE "product_listing" ADD COLUMN "search_french" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "search_french" jsonb DEFAULT '{"kind":"","name":"","text":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "locale" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_listing_search_french" ON "product_listing" USING gin ("search_french");
