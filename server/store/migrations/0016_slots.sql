CREATE TABLE "slot_locks" (
	"service" text NOT NULL,
	"date" text NOT NULL,
	"hour" integer NOT NULL,
	CONSTRAINT "slot_locks_service_date_hour_pk" PRIMARY KEY("service","date","hour")
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL,
	"staff_id" text,
	"by_name" text NOT NULL,
	"what" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "staff_log" ADD CONSTRAINT "staff_log_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_slot" ON "orders" USING btree (("selection" ->> 'calendarDate'),("selection" ->> 'deliveryTime'));