CREATE FUNCTION set_catalogue_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app_settings ("name", "value") VALUES ('catalogue-version', gen_random_uuid()::text)
  ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER products_set_catalogue_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products" FOR EACH STATEMENT EXECUTE FUNCTION set_catalogue_version();
