CREATE TABLE "order_parcel" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_url" text NOT NULL,
	"lines" jsonb NOT NULL,
	"shipped_on" date NOT NULL,
	"delivered_on" date,
	CONSTRAINT "order_parcel_days" CHECK ("order_parcel"."delivered_on" >= "order_parcel"."shipped_on")
);
--> statement-breakpoint
ALTER TABLE "payment_operation" DROP CONSTRAINT "payment_operation_status";--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "locale" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_parcel" ADD CONSTRAINT "order_parcel_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_parcel_tracking" ON "order_parcel" USING btree ("order_id","tracking_number");--> statement-breakpoint
ALTER TABLE "payment_operation" ADD CONSTRAINT "payment_operation_replaced" CHECK ("payment_operation"."status" <> 'replaced' or "payment_operation"."kind" = 'refund');--> statement-breakpoint
ALTER TABLE "payment_operation" ADD CONSTRAINT "payment_operation_status" CHECK ("payment_operation"."status" in ('requested', 'pending', 'succeeded', 'failed', 'replaced'));--> statement-breakpoint
UPDATE "placed_order" SET "origin" = "payment_attempt"."origin" FROM "payment_attempt" WHERE "payment_attempt"."id" = "placed_order"."attempt_id";
