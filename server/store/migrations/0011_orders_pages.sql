DROP INDEX "orders_user_date";--> statement-breakpoint
CREATE INDEX "orders_user_date_id" ON "orders" USING btree ("user_id","date","id");