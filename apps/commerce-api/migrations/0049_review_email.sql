ALTER TABLE "review" ADD COLUMN "email_key" text;--> statement-breakpoint
UPDATE "review" SET "email_key" = "first"."key"
	FROM (
		SELECT DISTINCT ON ("written"."product_sku", "buyer"."key") "written"."id", "buyer"."key"
		FROM "review" "written"
		JOIN "placed_order" "placed" ON "placed"."id" = "written"."order_id"
		LEFT JOIN "account" ON "account"."id"::text = "placed"."shopper_key"
		CROSS JOIN LATERAL (
			SELECT coalesce("account"."email_key", lower(trim("placed"."contact" ->> 'emailAddress'))) AS "key"
		) "buyer"
		WHERE "written"."shopper_key" IS NOT NULL AND "buyer"."key" <> ''
		ORDER BY "written"."product_sku", "buyer"."key", "written"."id"
	) "first"
	WHERE "first"."id" = "review"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "review_email" ON "review" USING btree ("product_sku","email_key");
