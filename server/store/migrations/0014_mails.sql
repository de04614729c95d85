CREATE TABLE "mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"event_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"due_at" bigint NOT NULL,
	"lease_until" bigint,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"sent_at" bigint,
	"failed_at" bigint,
	"last_error" text,
	"message_id" text DEFAULT gen_random_uuid()::text NOT NULL,
	CONSTRAINT "mails_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "mails_kind_check" CHECK ("mails"."kind" in ('ordered', 'receipt-received', 'confirmed', 'refused', 'on-its-way', 'cancelled')),
	CONSTRAINT "mails_tries_check" CHECK ("mails"."tries" >= 0)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_event_id_order_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_try_at") WHERE "mails"."sent_at" is null;