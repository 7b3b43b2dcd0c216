ALTER TABLE "promo_use" DROP CONSTRAINT "promo_use_orderId_unique";--> statement-breakpoint
ALTER TABLE "promo_use" ADD CONSTRAINT "promo_use_order" UNIQUE("order_id","shopper_key");--> statement-breakpoint
INSERT INTO "promo_use" ("shopper_key", "promo_code", "use_number", "order_id")
	SELECT "email"."key", "used"."promo_code",
		row_number() OVER (PARTITION BY "email"."key", "used"."promo_code" ORDER BY "placed"."placed_at", "placed"."id"), "placed"."id"
	FROM "placed_order" "placed"
	JOIN "promo_use" "used" ON "used"."order_id" = "placed"."id"
	LEFT JOIN "account" ON "account"."id"::text = "placed"."shopper_key"
	CROSS JOIN LATERAL (
		SELECT DISTINCT lower(trim("address")) AS "key"
		FROM unnest(CASE WHEN "account"."id" IS NULL
			THEN ARRAY["placed"."contact" ->> 'emailAddress', "placed"."billing_address" ->> 'emailAddress']
			ELSE ARRAY["account"."email_key"] END) AS "address"
		WHERE trim("address") <> ''
	) "email";
