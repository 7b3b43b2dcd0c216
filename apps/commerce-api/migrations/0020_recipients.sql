DROP INDEX "basket_line_item";--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "recipient_id" uuid;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "split_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "basket_line_item" ON "basket_line" USING btree ("basket_id","is_saved","sku","option_choice_parameter","personalization_text","installation_type","design_key","split_number");--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "is_multi_shipping" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "recipients" jsonb;--> statement-breakpoint
UPDATE "basket" SET "recipients" = jsonb_build_array(
	jsonb_build_object(
		'id', "recipient_id",
		'kind', 'shipping',
		'address', coalesce("shipping_address", 'null'::jsonb),
		'giftOptions', jsonb_build_object('isGift', "is_gift", 'giftMessage', "gift_message"),
		'bopsOptions', "bops_options",
		'shipmentChoices', "shipment_choices" - 'pickup'
	),
	jsonb_build_object(
		'id', gen_random_uuid(),
		'kind', 'pickup',
		'address', null,
		'giftOptions', jsonb_build_object('isGift', "is_gift", 'giftMessage', "gift_message"),
		'bopsOptions', "bops_options",
		'shipmentChoices', jsonb_strip_nulls(jsonb_build_object('pickup', "shipment_choices" -> 'pickup'))
	)
);--> statement-breakpoint
ALTER TABLE "basket" ALTER COLUMN "recipients" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "recipients" jsonb;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "contact" jsonb;--> statement-breakpoint
UPDATE "placed_order" SET
	"contact" = jsonb_build_object(
		'firstName', coalesce("shipping_address" ->> 'firstName', ''),
		'lastName', coalesce("shipping_address" ->> 'lastName', ''),
		'dayPhone', coalesce("shipping_address" ->> 'dayPhone', ''),
		'emailAddress', coalesce("shipping_address" ->> 'emailAddress', '')
	),
	"recipients" = jsonb_build_array(jsonb_build_object(
		'id', "id",
		'address', "shipping_address",
		'pickupStore', null,
		'giftOptions', jsonb_build_object('isGift', "is_gift", 'giftMessage', "gift_message"),
		'bopsOptions', jsonb_build_object('giftReceiptOption', '', 'baggingOption', '', 'pickupContact', ''),
		'shipments', jsonb_build_array(jsonb_build_object(
			'deliveryMode', 'parcel',
			'serviceLevel', 1,
			'label', '',
			'charge', coalesce("summary" -> 'shipping', '0'::jsonb),
			'edd', "delivery_message",
			'itemIds', coalesce(
				(SELECT jsonb_agg("item" -> 'id' ORDER BY "position") FROM "order_line" WHERE "order_id" = "placed_order"."id"),
				'[]'::jsonb
			)
		)),
		'totals', jsonb_build_object(
			'merchandise', coalesce("summary" -> 'merchandise', '0'::jsonb),
			'discount', coalesce("summary" -> 'discount', '0'::jsonb),
			'shipping', coalesce("summary" -> 'shipping', '0'::jsonb),
			'shippingSurcharge', coalesce("summary" -> 'shippingSurcharge', '0'::jsonb),
			'installation', coalesce("summary" -> 'installation', '0'::jsonb),
			'tax', coalesce("summary" -> 'tax', '0'::jsonb)
		)
	));--> statement-breakpoint
ALTER TABLE "placed_order" ALTER COLUMN "recipients" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "placed_order" ALTER COLUMN "contact" SET NOT NULL;
