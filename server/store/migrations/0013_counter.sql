CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" bigint NOT NULL,
	"act" text NOT NULL,
	"by_kind" text NOT NULL,
	"staff_id" text,
	"by_name" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"text" text,
	"reference" text,
	"refund" jsonb,
	"key" text,
	"request_hash" text,
	CONSTRAINT "order_events_act_check" CHECK ("order_events"."act" in ('confirm', 'refuse', 'ready', 'out-for-delivery', 'complete', 'cancel', 'reopen', 'place', 'send-receipt', 'pay-by-card', 'note')),
	CONSTRAINT "order_events_by_kind_check" CHECK ("order_events"."by_kind" in ('customer', 'staff', 'shop')),
	CONSTRAINT "order_events_reason_check" CHECK ("order_events"."reason" in ('not-received', 'other-amount', 'not-readable', 'other')),
	CONSTRAINT "order_events_to_status_check" CHECK (char_length(trim("order_events"."to_status")) between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint,
	CONSTRAINT "staff_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_role_check" CHECK ("staff"."role" in ('staff', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	CONSTRAINT "staff_passkeys_counter_check" CHECK ("staff_passkeys"."counter" >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_act_at" bigint NOT NULL,
	"device" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_key" ON "order_events" USING btree ("staff_id","key") WHERE "order_events"."key" is not null;--> statement-breakpoint
CREATE INDEX "staff_invitations_staff" ON "staff_invitations" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff" ON "staff_passkeys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "orders_status_date" ON "orders" USING btree ("status","date");--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "at", "act", "by_kind", "to_status") SELECT "id", "date", 'place', 'customer', "status" FROM "orders";
