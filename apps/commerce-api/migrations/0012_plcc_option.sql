ALTER TABLE "basket" ADD COLUMN "plcc_option" integer;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "plcc_option" integer;