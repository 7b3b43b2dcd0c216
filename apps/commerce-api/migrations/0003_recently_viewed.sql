CREATE TABLE "viewed_product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"session_key" text,
	"sku" integer NOT NULL,
	"family_id" integer NOT NULL,
	"option_choice_parameter" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "viewed_product" ADD CONSTRAINT "viewed_product_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_product" ADD CONSTRAINT "viewed_product_session_key_session_key_fk" FOREIGN KEY ("session_key") REFERENCES "public"."session"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "viewed_product_account" ON "viewed_product" USING btree ("account_id","viewed_at");--> statement-breakpoint
CREATE INDEX "viewed_product_session" ON "viewed_product" USING btree ("session_key","viewed_at");