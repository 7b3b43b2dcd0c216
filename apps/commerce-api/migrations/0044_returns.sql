CREATE TABLE "order_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"return_number" text NOT NULL,
	"request_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"refund" integer NOT NULL,
	"origin" text NOT NULL,
	"locale" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "order_return_returnNumber_unique" UNIQUE("return_number"),
	CONSTRAINT "order_return_refund" CHECK ("order_return"."refund" >= 0),
	CONSTRAINT "order_return_status" CHECK ("order_return"."status" in ('requested', 'received', 'refunded', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "stored_value"."refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"token" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_amount" CHECK ("stored_value"."refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_personalized" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_made_to_order" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "arrives_by" date;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_request" ON "order_return" USING btree ("order_id","request_id");--> statement-breakpoint
CREATE INDEX "order_return_open" ON "order_return" USING btree ("requested_at") WHERE "order_return"."status" in ('requested', 'received');--> statement-breakpoint
CREATE INDEX "refund_hold" ON "stored_value"."refund" USING btree ("attempt_id","token");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_discount" CHECK ("order_line"."discount" <= 0);--> statement-breakpoint
CREATE FUNCTION "check_refunds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum("amount") FROM "payment_operation" WHERE "payment_id" = NEW."payment_id" AND "kind" = 'refund' AND "status" <> 'failed') > (SELECT "amount" FROM "order_tender" WHERE "id" = NEW."payment_id") THEN
		RAISE EXCEPTION 'The refunds of tender % are more than it paid', NEW."payment_id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payment_operation_refunds" AFTER INSERT OR UPDATE OF "amount", "status" ON "payment_operation" FOR EACH ROW WHEN (NEW."kind" = 'refund') EXECUTE FUNCTION "check_refunds"();
