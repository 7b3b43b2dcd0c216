ALTER TABLE "payment_provider"."notice" ADD COLUMN "kind" text DEFAULT 'authorization' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_provider"."notice" ADD COLUMN "operation_id" uuid;