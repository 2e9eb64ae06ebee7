# Untested: written on a machine without Homebrew.
class Tracebook < Formula
  desc "Literate books about UIKit's events whose every claim is executed"
  homepage "https://github.com/OWNER/REPOSITORY"
  version "@VERSION@"

  on_linux do
    url "@FROM@/@ARCHIVE@"
    sha256 "@ARCHIVE_CHECKSUM@"
  end

  on_macos do
    url "https://github.com/OWNER/REPOSITORY.git", tag: "@VERSION@"
    depends_on "pkg-config" => :build
    depends_on xcode: ["16.3", :build]
    depends_on "cmark"
  end

  def install
    if OS.linux?
      prefix.install Dir["*"]
    else
      system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "tracebook"
      bin.install ".build/release/tracebook"
      generate_completions_from_executable(bin/"tracebook", "--generate-completion-script")
    end
  end

  test do
    system bin/"tracebook", "init", "book"
    system bin/"tracebook", "verify", "book"
  end
end
