ALTER TABLE "orders" ADD COLUMN "payment_page_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" bigint;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "picture_hash" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_picture_hash_unique" UNIQUE("picture_hash");--> statement-breakpoint
-- Pages that can be paid now stay known by their notice.
UPDATE "orders" SET "payment_page_id" = "open_page_id" WHERE "open_page_id" IS NOT NULL;