CREATE TABLE "delivery_slot" (
	"region" text NOT NULL,
	"slot" text NOT NULL,
	"booked" integer NOT NULL,
	CONSTRAINT "delivery_slot_region_slot_pk" PRIMARY KEY("region","slot"),
	CONSTRAINT "delivery_slot_booked" CHECK ("delivery_slot"."booked" >= 0)
);
--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "packing_slip_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "placed_order_packing_slip" ON "placed_order" USING btree ("packing_slip_key") WHERE "placed_order"."packing_slip_key" <> '';--> statement-breakpoint
UPDATE "basket" SET "recipients" = (
	SELECT coalesce(jsonb_agg('{"notificationOption": "email"}'::jsonb || "recipient" || jsonb_build_object(
		'bopsOptions', '{"pickupContact": ""}'::jsonb || ("recipient" -> 'bopsOptions') || '{"giftReceiptOption": "", "baggingOption": ""}'::jsonb
	) ORDER BY "place"), '[]'::jsonb)
	FROM jsonb_array_elements("recipients") WITH ORDINALITY AS "all"("recipient", "place")
);--> statement-breakpoint
UPDATE "placed_order" SET "recipients" = (
	SELECT coalesce(jsonb_agg('{"notificationOption": "email"}'::jsonb || "recipient" || jsonb_build_object(
		'bopsOptions', '{"pickupContact": ""}'::jsonb || ("recipient" -> 'bopsOptions') || '{"giftReceiptOption": "", "baggingOption": ""}'::jsonb,
		'shipments', (
		SELECT coalesce(jsonb_agg('{"holidayRange": "", "isShipComplete": false, "slot": "", "isContactMe": false, "drivingDirections": ""}'::jsonb || "shipment" ORDER BY "shipment_place"), '[]'::jsonb)
		FROM jsonb_array_elements("recipient" -> 'shipments') WITH ORDINALITY AS "shipments"("shipment", "shipment_place")
	)) ORDER BY "place"), '[]'::jsonb)
	FROM jsonb_array_elements("recipients") WITH ORDINALITY AS "all"("recipient", "place")
);
