/* Writes down what a process writes into the files of one folder, and when it makes sure of it. Loaded before libc. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
static int record = -1;

static void all(const void *from, size_t length) {
    for (const char *at = from; length > 0;) {
        long done = syscall(SYS_write, record, at, length);
        if (done <= 0) _exit(70);
        at += done;
        length -= (size_t)done;
    }
}

/* A line: what was done, to which file, from where on, with how many bytes; and then these. */
static void note(const char *what, const char *path, long offset, size_t length, const void *bytes) {
    const char *folder = getenv("RECORDED_FOLDER");
    if (!folder || strncmp(path, folder, strlen(folder)) != 0) return;
    char line[4352];
    int size = snprintf(line, sizeof line, "%s %s %ld %zu\n", what, strrchr(path, '/') + 1, offset, length);
    pthread_mutex_lock(&one);
    if (record < 0) record = open(getenv("RECORD"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    all(line, (size_t)size);
    if (bytes) all(bytes, length);
    pthread_mutex_unlock(&one);
}

static void noted(const char *what, int file, long offset, size_t length, const void *bytes) {
    char name[64], path[4096];
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t size = readlink(name, path, sizeof path - 1);
    if (size <= 0) return;
    path[size] = 0;
    note(what, path, offset, length, bytes);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) {
    ssize_t done = REAL(pwrite)(file, bytes, length, offset);
    if (done > 0) noted("write", file, offset, (size_t)done, bytes);
    return done;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    ssize_t done = REAL(pwrite64)(file, bytes, length, offset);
    if (done > 0) noted("write", file, offset, (size_t)done, bytes);
    return done;
}

ssize_t write(int file, const void *bytes, size_t length) {
    off_t offset = lseek(file, 0, SEEK_CUR);
    ssize_t done = REAL(write)(file, bytes, length);
    if (done > 0 && offset >= 0) noted("write", file, offset, (size_t)done, bytes);
    return done;
}

int ftruncate(int file, off_t length) {
    noted("cut", file, length, 0, NULL);
    return REAL(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length) {
    noted("cut", file, length, 0, NULL);
    return REAL(ftruncate64)(file, length);
}

int fsync(int file) {
    noted("sync", file, 0, 0, NULL);
    return REAL(fsync)(file);
}

int fdatasync(int file) {
    noted("sync", file, 0, 0, NULL);
    return REAL(fdatasync)(file);
}

int unlink(const char *path) {
    note("gone", path, 0, 0, NULL);
    return REAL(unlink)(path);
}
