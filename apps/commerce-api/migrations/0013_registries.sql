CREATE TABLE "gift_registry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gr_id" bigint NOT NULL,
	"account_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"registry_type" text NOT NULL,
	"event_date" date NOT NULL,
	"owners_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_registry_grId_unique" UNIQUE("gr_id")
);
--> statement-breakpoint
CREATE TABLE "gift_registry_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registry_id" uuid NOT NULL,
	"sku" integer NOT NULL,
	"option_choice_parameter" text NOT NULL,
	"design_key" text DEFAULT '' NOT NULL,
	"design" jsonb,
	"wants" integer NOT NULL,
	"has" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "gift_registry" ADD CONSTRAINT "gift_registry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_registry_item" ADD CONSTRAINT "gift_registry_item_registry_id_gift_registry_id_fk" FOREIGN KEY ("registry_id") REFERENCES "public"."gift_registry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_registry_once" ON "gift_registry" USING btree ("account_id","brand","registry_type","event_date","owners_name");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_registry_item_once" ON "gift_registry_item" USING btree ("registry_id","sku","option_choice_parameter","design_key");--> statement-breakpoint
CREATE INDEX "gift_registry_item_added" ON "gift_registry_item" USING btree ("registry_id","added_at");