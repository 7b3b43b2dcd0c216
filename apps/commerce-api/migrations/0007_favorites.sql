CREATE TABLE "favorites_board" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recap_id" bigint NOT NULL,
	"account_id" uuid,
	"session_key" text,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_board_recapId_unique" UNIQUE("recap_id")
);
--> statement-breakpoint
CREATE TABLE "favorites_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"board_id" uuid NOT NULL,
	"sku" integer NOT NULL,
	"option_choice_parameter" text NOT NULL,
	"quantity" integer NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "favorites_board" ADD CONSTRAINT "favorites_board_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites_board" ADD CONSTRAINT "favorites_board_session_key_session_key_fk" FOREIGN KEY ("session_key") REFERENCES "public"."session"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites_item" ADD CONSTRAINT "favorites_item_board_id_favorites_board_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."favorites_board"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_board_account" ON "favorites_board" USING btree ("account_id","brand","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_board_session" ON "favorites_board" USING btree ("session_key","brand","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_item_once" ON "favorites_item" USING btree ("board_id","sku","option_choice_parameter");--> statement-breakpoint
CREATE INDEX "favorites_item_added" ON "favorites_item" USING btree ("board_id","added_at");