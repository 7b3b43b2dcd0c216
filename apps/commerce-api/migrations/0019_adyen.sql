CREATE SCHEMA "adyen";
--> statement-breakpoint
CREATE TABLE "adyen"."operation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adyen"."payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"psp_reference" text,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"decline_code" text DEFAULT '' NOT NULL,
	"action_url" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "adyen"."operation" ADD CONSTRAINT "operation_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "adyen"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adyen_operation_payment" ON "adyen"."operation" USING btree ("payment_id");