CREATE TABLE "fabric" (
	"brand" text NOT NULL,
	"code" integer NOT NULL,
	"option_code" integer NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"family" text NOT NULL,
	"family_code" text NOT NULL,
	"type_name" text NOT NULL,
	"color" text NOT NULL,
	"color_group" text NOT NULL,
	"features" jsonb NOT NULL,
	"picture" text NOT NULL,
	"picture_hi_res" text NOT NULL,
	"swatch_in_stock" boolean NOT NULL,
	"is_nla" boolean NOT NULL,
	"skus" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "fabric_brand_code_pk" PRIMARY KEY("brand","code")
);
--> statement-breakpoint
CREATE INDEX "fabric_listed" ON "fabric" USING btree ("brand","is_nla","position");