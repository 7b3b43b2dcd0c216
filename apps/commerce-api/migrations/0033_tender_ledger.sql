CREATE TABLE "order_tender" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"token" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "order_tender_amount" CHECK ("order_tender"."amount" > 0),
	CONSTRAINT "order_tender_status" CHECK ("order_tender"."status" in ('planned', 'reserved', 'captured', 'released'))
);
--> statement-breakpoint
ALTER TABLE "order_tender" ADD CONSTRAINT "order_tender_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_tender_position" ON "order_tender" USING btree ("attempt_id","position");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TEMPORARY TABLE "tender_to_carry" AS
SELECT "attempt"."id" AS "attempt_id", gen_random_uuid() AS "id", 0 AS "place", "hold"."token", "account"."kind", "hold"."amount", "attempt"."status"
FROM "payment_attempt" "attempt"
JOIN "stored_value"."hold" "hold" ON "hold"."attempt_id" = "attempt"."id" AND "hold"."token" <> '' AND "hold"."amount" > 0
JOIN "stored_value"."account" "account" ON "account"."token" = "hold"."token"
WHERE "attempt"."held" > 0
UNION ALL
SELECT "attempt"."id", gen_random_uuid(), 0, '', 'giftCard', "attempt"."held", "attempt"."status"
FROM "payment_attempt" "attempt"
WHERE "attempt"."held" > 0 AND NOT EXISTS (SELECT 1 FROM "stored_value"."hold" "hold" WHERE "hold"."attempt_id" = "attempt"."id" AND "hold"."token" <> '')
UNION ALL
SELECT "id", "id", 1, '', 'card', "amount", "status" FROM "payment_attempt" WHERE "amount" > 0
UNION ALL
SELECT "id", "second_payment_id", 2, '', 'card', "second_amount", "status" FROM "payment_attempt" WHERE "second_payment_id" IS NOT NULL AND "second_amount" > 0;--> statement-breakpoint
INSERT INTO "order_tender" ("id", "attempt_id", "position", "kind", "token", "amount", "status")
SELECT "id", "attempt_id", row_number() OVER (PARTITION BY "attempt_id" ORDER BY "place", "token") - 1, "kind", "token", "amount",
	CASE WHEN "status" = 'captured' THEN 'captured' WHEN "status" = 'ordered' THEN 'reserved' WHEN "status" IN ('voided', 'declined') THEN 'released' ELSE 'planned' END
FROM "tender_to_carry";--> statement-breakpoint
DROP TABLE "tender_to_carry";--> statement-breakpoint
UPDATE "payment_attempt" SET "total" = "carried"."total" FROM (SELECT "attempt_id", sum("amount") AS "total" FROM "order_tender" GROUP BY "attempt_id") "carried" WHERE "carried"."attempt_id" = "payment_attempt"."id";--> statement-breakpoint
ALTER TABLE "payment_attempt" ALTER COLUMN "total" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_amount";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_second_amount";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_held";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP COLUMN "amount";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP COLUMN "second_payment_id";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP COLUMN "second_amount";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP COLUMN "held";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_total" CHECK ("payment_attempt"."total" >= 0);--> statement-breakpoint
CREATE FUNCTION "check_tender_sum"("attempt" uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	"paid" bigint := (SELECT coalesce(sum("amount"), 0) FROM "order_tender" WHERE "attempt_id" = "attempt");
BEGIN
	IF EXISTS (SELECT 1 FROM "payment_attempt" WHERE "id" = "attempt" AND "total" <> "paid")
		OR EXISTS (SELECT 1 FROM "placed_order" "placed" JOIN "payment_attempt" "own" ON "own"."id" = "placed"."attempt_id" WHERE "own"."id" = "attempt" AND "placed"."total" <> "paid") THEN
		RAISE EXCEPTION 'The tenders of payment attempt % do not add up to its total', "attempt" USING ERRCODE = 'check_violation';
	END IF;
END
$$;--> statement-breakpoint
CREATE FUNCTION "check_order_tender"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "check_tender_sum"(CASE WHEN TG_OP = 'DELETE' THEN OLD."attempt_id" ELSE NEW."attempt_id" END);
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "check_payment_attempt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "check_tender_sum"(NEW."id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_tender_sum" AFTER INSERT OR DELETE OR UPDATE OF "amount", "attempt_id" ON "order_tender" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_tender"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payment_attempt_sum" AFTER INSERT OR UPDATE OF "total" ON "payment_attempt" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_payment_attempt"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "placed_order_sum" AFTER INSERT OR UPDATE OF "total", "attempt_id" ON "placed_order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_tender"();
