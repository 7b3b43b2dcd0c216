UPDATE "placed_order" SET "cards" = jsonb_build_array(jsonb_build_object(
	'type', "card_type",
	'lastFour', "card_last_four",
	'appliedAmount', "total" - COALESCE((SELECT SUM((tender->>'appliedAmount')::integer) FROM jsonb_array_elements("tenders") AS tender), 0)
)) WHERE "card_type" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" DROP COLUMN "card_type";--> statement-breakpoint
ALTER TABLE "placed_order" DROP COLUMN "card_last_four";
