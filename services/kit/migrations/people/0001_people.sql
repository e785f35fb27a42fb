-- Names and pictures, as far as identity has told them. Services made this table themselves before it came with the kit: there it is already.
CREATE TABLE IF NOT EXISTS people (
  user_id           uuid   PRIMARY KEY,
  username          text   NOT NULL,
  profile_image_url text   NOT NULL,
  -- Of the fact that was told last; -1 for what was asked for, so that any fact replaces it.
  version           bigint NOT NULL
);
