ALTER TABLE "codes" ADD COLUMN "verified_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "registered_by" text;