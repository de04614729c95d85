-- NOT VALID: earlier rows are checked after the migrations, so a row that violates a check does not close the shop.
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_quantity_check" CHECK ("cart_lines"."quantity" between 1 and 9999) NOT VALID;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_tries_check" CHECK ("codes"."tries" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_quantity_check" CHECK ("order_items"."quantity" between 1 and 9999) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_price_check" CHECK ("order_items"."price_sen" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_check" CHECK (char_length(trim("orders"."status")) between 1 and 100) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('tng', 'stripe')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_check" CHECK ("orders"."product_sen" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_check" CHECK ("orders"."shipping_sen" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_check" CHECK ("products"."price_sen" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_count_check" CHECK ("rate_limits"."count" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_cost_check" CHECK ("shipping_rates"."cost_sen" >= 0) NOT VALID;
