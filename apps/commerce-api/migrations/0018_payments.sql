CREATE TABLE "payment_provider"."notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"is_success" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_provider"."operation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operation_amount" CHECK ("payment_provider"."operation"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_provider"."webhook_secret" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_operation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_operation_amount" CHECK ("payment_operation"."amount" > 0),
	CONSTRAINT "payment_operation_status" CHECK ("payment_operation"."status" in ('requested', 'pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "payment_attempt_status";--> statement-breakpoint
DROP INDEX "payment_attempt_started";--> statement-breakpoint
DROP INDEX "payment_attempt_open";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "review_fingerprint" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_provider"."payment" ADD COLUMN "captured" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_provider"."payment" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_provider"."payment" ADD COLUMN "action_key" text;--> statement-breakpoint
ALTER TABLE "payment_provider"."payment" ADD COLUMN "return_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "payment_provider"."payment" SET "status" = 'authorized' WHERE "status" = 'authorised';--> statement-breakpoint
UPDATE "payment_provider"."payment" SET "captured" = "amount" WHERE "status" = 'captured';--> statement-breakpoint
INSERT INTO "payment_operation" ("id", "attempt_id", "payment_id", "kind", "reference", "amount", "status", "created_at")
SELECT gen_random_uuid(), "id", "id", 'capture', 'order', "amount", 'succeeded', "started_at" FROM "payment_attempt" WHERE "status" = 'captured' AND "amount" > 0;--> statement-breakpoint
INSERT INTO "payment_operation" ("id", "attempt_id", "payment_id", "kind", "reference", "amount", "status", "created_at")
SELECT gen_random_uuid(), "id", "second_payment_id", 'capture', 'order', "second_amount", 'succeeded', "started_at" FROM "payment_attempt" WHERE "status" = 'captured' AND "second_payment_id" IS NOT NULL AND "second_amount" > 0;--> statement-breakpoint
ALTER TABLE "payment_provider"."operation" ADD CONSTRAINT "operation_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "payment_provider"."payment"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_operation" ADD CONSTRAINT "payment_operation_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_undelivered" ON "payment_provider"."notice" USING btree ("created_at") WHERE "payment_provider"."notice"."delivered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_operation_reference" ON "payment_operation" USING btree ("payment_id","kind","reference");--> statement-breakpoint
CREATE INDEX "payment_operation_attempt" ON "payment_operation" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payment_operation_requested" ON "payment_operation" USING btree ("created_at") WHERE "payment_operation"."status" = 'requested';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_started" ON "payment_attempt" USING btree ("basket_id") WHERE "payment_attempt"."status" in ('started', 'waiting');--> statement-breakpoint
CREATE INDEX "payment_attempt_open" ON "payment_attempt" USING btree ("status","started_at") WHERE "payment_attempt"."status" in ('started', 'waiting', 'abandoned', 'ordered');--> statement-breakpoint
ALTER TABLE "payment_provider"."payment" ADD CONSTRAINT "payment_actionKey_unique" UNIQUE("action_key");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_status" CHECK ("payment_attempt"."status" in ('started', 'waiting', 'declined', 'abandoned', 'voided', 'ordered', 'captured'));--> statement-breakpoint
ALTER TABLE "payment_provider"."payment" ADD CONSTRAINT "payment_captured" CHECK ("payment_provider"."payment"."captured" between 0 and "payment_provider"."payment"."amount");--> statement-breakpoint
ALTER TABLE "payment_provider"."payment" ADD CONSTRAINT "payment_refunded" CHECK ("payment_provider"."payment"."refunded" between 0 and "payment_provider"."payment"."captured");