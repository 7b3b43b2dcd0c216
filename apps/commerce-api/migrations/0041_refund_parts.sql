ALTER TABLE "braintree"."operation" ADD COLUMN "parts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "braintree"."operation" SET "parts" = jsonb_build_array(jsonb_build_object('capturedBy', "captured_by", 'amount', "amount")) WHERE "captured_by" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "braintree"."operation" DROP COLUMN "captured_by";
